/** HTML with texts in it, which are escaped. For text and for attribute values in double quotes. */
export function html(parts: TemplateStringsArray, ...texts: readonly string[]): string {
  return parts.reduce((before, part, index) => before + escapeHtml(texts[index - 1] ?? '') + part)
}

/** Written as React writes it. */
function escapeHtml(text: string): string {
  return text.replace(/["'&<>]/g, (char) => entities[char] ?? char)
}

const entities: Readonly<Record<string, string>> = {
  '"': '&quot;',
  "'": '&#x27;',
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
}
