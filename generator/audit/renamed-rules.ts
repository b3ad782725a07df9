/** Codes of rules that have been renamed, with the present code. Settings that use an old code get an error naming the new one. */
export const renamedRules: Readonly<Record<string, string>> = {
  cannibal: 'keyword-cannibalization',
  'local-address': 'private-host',
  'noindex-lost': 'noindex-missing',
  'policy-inline-script': 'csp-inline-script',
  'policy-inline-style': 'csp-inline-style',
  'policy-missing': 'csp-missing',
  'policy-weak': 'csp-weak',
  'retired-element': 'obsolete-element',
}
