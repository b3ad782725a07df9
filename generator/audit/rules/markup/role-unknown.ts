import type { ElementRule } from '../../rule.ts'

/** Roles of WAI-ARIA 1.2 and of its module for graphics. Roles of DPUB-ARIA begin with `doc-`. */
const roles = new Set(
  `alert alertdialog application article banner blockquote button caption cell checkbox code columnheader combobox
  complementary contentinfo definition deletion dialog directory document emphasis feed figure form generic grid gridcell
  group heading img image insertion link list listbox listitem log main mark marquee math menu menubar menuitem
  menuitemcheckbox menuitemradio meter navigation none note option paragraph presentation progressbar radio radiogroup
  region row rowgroup rowheader scrollbar search searchbox separator slider spinbutton status strong subscript suggestion
  superscript switch tab table tablist tabpanel term text textbox time timer toolbar tooltip tree treegrid treeitem comment
  graphics-document graphics-object graphics-symbol`.split(/\s+/),
)

/** A role that is not defined. */
export const roleUnknown: ElementRule = {
  code: 'role-unknown',
  scope: 'element',
  attributes: ['role'],
  title: 'Unknown ARIA role',
  severity: 'error',
  why: 'Browsers ignore an unknown role, so users of screen readers do not get the meaning it was to add.',
  how: 'Looks up every role among the roles of WAI-ARIA 1.2, of its module for graphics and of DPUB-ARIA. If an attribute has several roles, one known role is enough.',
  fix: 'Correct the spelling, or remove the role: most elements have the right role by default.',
  source: 'https://www.w3.org/TR/wai-aria-1.2/#role_definitions',
  *check({ attributes }) {
    const { role } = attributes
    if (!role || roles.has(role)) return
    const isKnown = role
      .toLowerCase()
      .trim()
      .split(/\s+/)
      .some((name) => roles.has(name) || name.startsWith('doc-'))
    if (!isKnown) yield { what: `The role "${role}" {pages} does not exist.`, cause: role }
  },
}
