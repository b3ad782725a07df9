/** What is written in place of a reason. */
export const noReason =
  /^(?:test(?:s|ing)?|to ?do|tbd|tbc|temp(?:orary)?|staging(?: (?:copy|site|page))?|dev(?:elopment)?|draft|wip|none|n\/a|reason|x+|[-?.]+)[.!]?$/i
