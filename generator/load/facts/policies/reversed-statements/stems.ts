const irregular: Readonly<Record<string, string>> = {
  brought: 'bring',
  built: 'build',
  done: 'do',
  held: 'hold',
  hung: 'hang',
  interior: 'inside',
  interiors: 'inside',
  kept: 'keep',
  laid: 'lay',
  made: 'make',
  sent: 'send',
  swept: 'sweep',
  taken: 'take',
  took: 'take',
  torn: 'tear',
  worn: 'wear',
}

/** The words of a text from four letters, without the endings of their forms. */
export const stemsIn = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) =>
    (irregular[word] ?? word).replace(/(?<=.{3})(?:ing|ed|es|e|s)$/, ''),
  )
