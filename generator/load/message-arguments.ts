import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** The arguments of a message: names of values, such as `count`, and of tags, such as `<time>`. */
export type MessageArguments = ReadonlySet<string>

/**
 * @param message in ICU syntax.
 * @throws {SyntaxError} whose message is the code of the mistake, e.g. `EXPECT_ARGUMENT_CLOSING_BRACE`.
 */
export function messageArguments(message: string): MessageArguments {
  return new Set(parse(message).flatMap(argumentsOf))
}

function argumentsOf(element: MessageFormatElement): string[] {
  switch (element.type) {
    case TYPE.literal:
    case TYPE.pound:
      return []
    case TYPE.tag:
      return [`<${element.value}>`, ...element.children.flatMap(argumentsOf)]
    case TYPE.plural:
    case TYPE.select:
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => value.flatMap(argumentsOf))]
    default:
      return [element.value]
  }
}
