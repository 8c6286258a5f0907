/** How many there are, as a person reads it: `1 document`, `70,009 documents`. */
export function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`
}
