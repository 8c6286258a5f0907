import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { dayIn, deviceTimeZone, momentIn, timeIn } from './time-zone.ts'

// The clocks of Toronto go forward on 14 March 2021 at 2:00 and back on 7 November 2021 at 2:00.
const toronto = 'America/Toronto'

describe('a moment in a time zone', () => {
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
})

it.each(['Etc/Unknown', undefined])('The device has no time zone where its browser says %j', (timeZone) => {
  const options = Object.assign(new Intl.DateTimeFormat().resolvedOptions(), { timeZone })
  const spy = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options)
  onTestFinished(() => spy.mockRestore())
  expect(deviceTimeZone()).toBeNull()
})

describe('the moment of a day and time in a time zone', () => {
  it.each([
    [toronto, '2021-01-11', '16:30', '2021-01-11T21:30:00.000Z'],
    [toronto, '2021-07-12', '16:30', '2021-07-12T20:30:00.000Z'],
    ['UTC', '2021-07-12', '16:30', '2021-07-12T16:30:00.000Z'],
    ['Asia/Kolkata', '2021-07-12', '00:00', '2021-07-11T18:30:00.000Z'],
    ['Pacific/Kiritimati', '2021-01-01', '00:00', '2020-12-31T10:00:00.000Z'],
  ])('in %s at %s %s is %s (B5.04)', (zone, day, time, moment) => {
    expect(momentIn(zone, day, time).toISOString()).toBe(moment)
  })

  it.each([
    ['2021-03-13', '23:59', '2021-03-14T04:59:00.000Z'],
    ['2021-03-14', '00:00', '2021-03-14T05:00:00.000Z'],
    ['2021-03-14', '01:59', '2021-03-14T06:59:00.000Z'],
    ['2021-03-14', '03:00', '2021-03-14T07:00:00.000Z'],
    ['2021-03-14', '23:59', '2021-03-15T03:59:00.000Z'],
    ['2021-11-07', '00:00', '2021-11-07T04:00:00.000Z'],
    ['2021-11-07', '02:00', '2021-11-07T07:00:00.000Z'],
    ['2021-11-07', '23:59', '2021-11-08T04:59:00.000Z'],
  ])('is right on the day on which the clocks change, %s %s (B5.04)', (day, time, moment) => {
    expect(momentIn(toronto, day, time).toISOString()).toBe(moment)
  })

  it('is the first of the two where the clocks show the time twice', () => {
    expect(momentIn(toronto, '2021-11-07', '01:30').toISOString()).toBe('2021-11-07T05:30:00.000Z')
  })
})
