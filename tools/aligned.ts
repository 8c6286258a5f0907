/** Rows as lines, in columns as wide as their widest cell. Text begins at the left, figures end at the right. */
export function aligned(
  rows: readonly (readonly string[])[],
  textColumns: readonly number[] = [0],
): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows.map((row) => {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0
      return textColumns.includes(column) ? cell.padEnd(width) : cell.padStart(width)
    })
    return cells.join('  ').trimEnd()
  })
}
