import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** The arguments of a message: names of values, such as `count`, and of tags, such as `<time>`. */
export type MessageArguments = ReadonlySet<string>

/**
 * @param message in ICU syntax.
 * @throws {SyntaxError} whose message is the code of the mistake, e.g. `EXPECT_ARGUMENT_CLOSING_BRACE`.
 */
export function messageArguments(message: string): MessageArguments {
  return new Set(parse(message).flatMap((element) => argumentsOf(element)))
}

/** The arguments of a message without those that only choose between words: another language may have one word for all. */
export function shownArguments(message: string): MessageArguments {
  return new Set(parse(message).flatMap((element) => argumentsOf(element, false)))
}

function argumentsOf(element: MessageFormatElement, withChoices = true): string[] {
  const inside = (elements: MessageFormatElement[]) => elements.flatMap((each) => argumentsOf(each, withChoices))
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return []
    case TYPE.tag:
      return [`<${element.value}>`, ...inside(element.children)]
    case TYPE.plural:
    case TYPE.select: {
      const options = Object.values(element.options).flatMap(({ value }) => inside(value))
      return withChoices || element.type === TYPE.plural ? [element.value, ...options] : options
    }
    default:
      return [element.value]
  }
}
