/** What no spreadsheet takes: control characters, but for tabs and line breaks. */
const controls = /(?![\t\r\n])\p{Cc}/gu
/** What may stand in front of a formula: spaces, unseen characters, the quotes of a cell. */
const first = /^(?=[\s\p{Cf}"']*[=+\-@＝＋－＠]|[\t\r])/u
/** The same after what some spreadsheets take for the end of a cell; each of them counts for itself, so that no run is read twice. */
const later = /(?<=[;\t\r\n])(?=(?![\t\r\n])[\s\p{Cf}"']*[=+\-@＝＋－＠])/gu

/**
 * Text that a spreadsheet shows and never calculates: an apostrophe stands before what would begin a formula, at the
 * beginning and where a spreadsheet that separates by semicolons or tabs would begin a new cell (OWASP, "CSV Injection").
 */
export function defused(text: string): string {
  return text.replace(controls, '').replace(first, "'").replace(later, "'")
}
