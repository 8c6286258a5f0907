import fc from 'fast-check'
import { expect, it, onTestFinished, vi } from 'vitest'
import { dayIn, deviceTimeZone, momentIn, timeIn } from './time-zone.ts'

it('a moment has the day and time that a clock there shows, and leads back to them, also where the clocks change (B0.04, B5.04)', () => {
  const american = ['America/Toronto', 'America/St_Johns', 'America/Sao_Paulo']
  const zones = fc.constantFrom(...american, 'UTC', 'Asia/Kolkata', 'Europe/London', 'Pacific/Kiritimati')
  const changes = ['2021-03-14T07:00Z', '2021-03-28T01:00Z', '2021-10-31T01:00Z', '2021-11-07T06:00Z']
  const minutes = fc.integer({ min: -24 * 60, max: 24 * 60 })
  fc.assert(
    fc.property(zones, fc.constantFrom(...changes), minutes, (timeZone, change, distance) => {
      const moment = new Date(Date.parse(change) + distance * 60_000)
      // Sweden writes days and times as they are stored.
      const shown = (at: Date) => at.toLocaleString('sv-SE', { timeZone }).slice(0, 16).split(' ')
      const [day = '', time = ''] = shown(moment)
      expect([dayIn(timeZone, moment), timeIn(timeZone, moment)]).toEqual([day, time])
      const first = momentIn(timeZone, day, time)
      expect(shown(first)).toEqual([day, time])
      // The first of the two, where the clocks show the time twice.
      expect(first.getTime()).toBeLessThanOrEqual(moment.getTime())
    }),
    {
      numRuns: 1000,
      examples: [
        ['America/Toronto', '2021-11-07T06:00Z', 30],
        ['Europe/London', '2021-10-31T01:00Z', -1],
      ],
    },
  )
})

it.each(['Etc/Unknown', undefined])('The device has no time zone where its browser says %j', (timeZone) => {
  const options = Object.assign(new Intl.DateTimeFormat().resolvedOptions(), { timeZone })
  const spy = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options)
  onTestFinished(() => spy.mockRestore())
  expect(deviceTimeZone()).toBeNull()
})
