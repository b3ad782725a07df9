/** What is written in place of a reason. */
export const noReason =
  /^(?:(?:a )?test(?:s|ing)?(?: (?:of|for|before) (?:the )?[\w-]+)?|to ?do|tbd|tbc|temp(?:orary)?|staging(?: (?:copy|site|page))?|dev(?:elopment)?|draft|wip|none|n\/a|reason|x+|[-?.]+)[.!]?$/i
