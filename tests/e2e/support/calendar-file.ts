/** The events of an iCalendar file (RFC 5545): each as the values of its properties, without their parameters. */
export function eventsOf(file: string): Record<string, string>[] {
  const unfolded = file.replaceAll(/\r\n[ \t]/g, '')
  const events = unfolded.split('BEGIN:VEVENT').slice(1)
  return events.map((event) =>
    Object.fromEntries(
      [...event.matchAll(/^([A-Z-]+)[^:\r\n]*:(.*)\r$/gm)].map(([, name = '', value = '']) => [name, value]),
    ),
  )
}
