import fc from 'fast-check'
import { expect, it, onTestFinished, vi } from 'vitest'
import { dayIn, deviceTimeZone, momentIn, timeIn } from './time-zone.ts'

// The clocks of Toronto go forward on 14 March 2021 at 2:00 and back on 7 November 2021 at 2:00.
const toronto = 'America/Toronto'

it.each([
  ['2021-01-15T04:59:59Z', '2021-01-14', '23:59'],
  ['2021-01-15T05:00:00Z', '2021-01-15', '00:00'],
  ['2021-03-14T06:59:59Z', '2021-03-14', '01:59'],
  ['2021-03-14T07:00:00Z', '2021-03-14', '03:00'],
  ['2021-11-07T05:59:59Z', '2021-11-07', '01:59'],
  ['2021-11-07T06:00:00Z', '2021-11-07', '01:00'],
])('%s is in Toronto the day %s and the time %s (B0.04)', (moment, day, time) => {
  expect([dayIn(toronto, new Date(moment)), timeIn(toronto, new Date(moment))]).toEqual([day, time])
})

it.each([
  ['2021-01-11', '16:30', '2021-01-11T21:30:00.000Z'],
  ['2021-07-12', '16:30', '2021-07-12T20:30:00.000Z'],
  // The first of the two, where the clocks show the time twice.
  ['2021-11-07', '01:30', '2021-11-07T05:30:00.000Z'],
])('%s at %s in Toronto is the moment %s (B5.04)', (day, time, moment) => {
  expect(momentIn(toronto, day, time).toISOString()).toBe(moment)
})

it('A day and time lead to a moment at which a clock there shows them, also on the day on which it changes', () => {
  const zones = fc.constantFrom(toronto, 'UTC', 'Asia/Kolkata', 'Europe/London', 'Pacific/Kiritimati')
  const changes = ['2021-03-14T07:00Z', '2021-03-28T01:00Z', '2021-10-31T01:00Z', '2021-11-07T06:00Z']
  const minutes = fc.integer({ min: -24 * 60, max: 24 * 60 })
  fc.assert(
    fc.property(zones, fc.constantFrom(...changes), minutes, (zone, change, distance) => {
      const shown = (moment: Date) => [dayIn(zone, moment), timeIn(zone, moment)] as const
      const asked = shown(new Date(Date.parse(change) + distance * 60_000))
      expect(shown(momentIn(zone, ...asked))).toEqual(asked)
    }),
    { numRuns: 1000 },
  )
})

it.each(['Etc/Unknown', undefined])('The device has no time zone where its browser says %j', (timeZone) => {
  const options = Object.assign(new Intl.DateTimeFormat().resolvedOptions(), { timeZone })
  const spy = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options)
  onTestFinished(() => spy.mockRestore())
  expect(deviceTimeZone()).toBeNull()
})
