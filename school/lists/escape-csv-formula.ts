/** Control characters, which no spreadsheet takes, except tabs and line breaks. */
const controls = /(?![\t\r\n])\p{Cc}/gu
/** A formula at the beginning of a cell, also behind spaces, invisible characters and quotes. */
const formula = /^(?=[\s\p{Cf}"']*[=+\-@＝＋－＠]|[\t\r])/u
/** The same behind what some spreadsheets take for the end of a cell; linear in time, also for a run of separators. */
const laterFormula = /(?<=[;\t\r\n])(?=(?![\t\r\n])[\s\p{Cf}"']*[=+\-@＝＋－＠])/gu

/**
 * Puts an apostrophe before whatever a spreadsheet would calculate: at the beginning of the text, and where a spreadsheet
 * that separates by semicolons or tabs would begin a new cell (OWASP, "CSV Injection").
 */
export function escapeCsvFormula(text: string): string {
  return text.replace(controls, '').replace(formula, "'").replace(laterFormula, "'")
}
