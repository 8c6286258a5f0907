import { describe, expect, it } from 'vitest'
import { byLevel, courseTexts, hasEnded, isRunning, readCourse } from './course.ts'

describe('a stored course', () => {
  it('keeps every field of the spec, with its learn items split at double dashes and at their first colon, and its activities (S3.10, S3.11, S3.12)', () => {
    const stored = {
      Title: 'First letters',
      information: 'Meet the letters.',
      Description: 'Two classes a week.',
      learn: 'Letters: Read and write 35 letters--Sounds: Hear them: say them--Songs',
      activities: 'Letter hunt -- Song of the week----',
      imageUrl: '/pictures/level-1.svg',
      number: 1,
      cost: 100,
      StartDate: '2027-01-11',
      EndDate: '2027-05-28',
    }
    const { Title: title, information, Description: description, imageUrl, number: level, cost } = stored
    const { StartDate: startDate, EndDate: endDate } = stored
    const read = { id: '1', title, information, description, imageUrl, level, cost, startDate, endDate }
    const learn = [
      { heading: 'Letters', text: 'Read and write 35 letters' },
      { heading: 'Sounds', text: 'Hear them: say them' },
      { heading: 'Songs', text: '' },
    ]
    expect(readCourse('1', stored)).toMatchObject({
      ...read,
      learn,
      activities: ['Letter hunt', 'Song of the week'],
    })
  })

  it('keeps when and where it meets, what to bring and what there is to do at home (B1.01)', () => {
    const schedule = {
      days: ['mon', 'wed'],
      daysPerWeek: 1,
      startTime: '16:30',
      endTime: '17:15',
      breaks: [],
    }
    const texts = { place: 'Online', bring: 'A pencil', atHome: 'A sheet a week' }
    expect(readCourse('1', { ...schedule, ...texts })).toMatchObject({ schedule, ...texts })
    const odd = readCourse('1', { place: ['Online'], bring: null, atHome: 3 })
    expect(odd).toMatchObject({ place: '', bring: '', atHome: '3' })
  })

  it('has its number for its level where its id names none (S3.13)', () => {
    expect(readCourse('spring', { number: 3 }).level).toBe(3)
    expect(readCourse('spring', { number: '4' }).level).toBe(4)
    expect(readCourse('spring', { number: 35 }).level).toBeNull()
    expect(readCourse('3', {}).level).toBe(3)
    expect(readCourse('summer', {}).level).toBeNull()
  })

  it('stands in the order of the levels, those without one last', () => {
    const courses = [
      readCourse('x', { Title: 'B' }),
      readCourse('2', {}),
      readCourse('y', { Title: 'A' }),
      readCourse('1', {}),
    ]
    expect(courses.sort(byLevel).map((course) => course.id)).toEqual(['1', '2', 'y', 'x'])
  })

  it('has ended on the day after its last day, and never without one (B3.04)', () => {
    const course = readCourse('1', { EndDate: '2027-05-28' })
    expect(hasEnded(course, '2027-05-28')).toBe(false)
    expect(hasEnded(course, '2027-05-29')).toBe(true)
    expect(hasEnded(readCourse('1', {}), '2099-01-01')).toBe(false)
    expect(hasEnded(readCourse('1', { EndDate: '1' }), '2099-01-01')).toBe(false)
  })

  it('is running from its first day to its last, and for ever where it names no last (B3.06)', () => {
    const course = readCourse('1', { StartDate: '2027-01-11', EndDate: '2027-05-28' })
    const days = ['2027-01-10', '2027-01-11', '2027-05-28', '2027-05-29']
    expect(days.map((day) => isRunning(course, day))).toEqual([false, true, true, false])
    expect(isRunning(readCourse('1', { StartDate: '2027-01-11' }), '2099-01-01')).toBe(true)
    expect(isRunning(readCourse('1', { EndDate: '2027-05-28' }), '2027-03-01')).toBe(false)
  })
})

describe('a course in another language', () => {
  const own = Object.fromEntries(courseTexts.map((name) => [name, `Text ${name}: all`]))
  const stored = { ...own, number: 1, cost: 100 }
  const inEnglish = readCourse('1', stored)

  it('may have all its texts in it', () => {
    const pa = Object.fromEntries(courseTexts.map((name) => [name, `ਪਾਠ ${name}: ਸਾਰੇ`]))
    expect(readCourse('1', { ...stored, pa }, 'pa')).toEqual(readCourse('1', { ...stored, ...pa }))
  })

  it.each([undefined, null, '', ' \n', 7, true, ['ਪਾਠ'], { text: 'ਪਾਠ' }])(
    'keeps its own text where %j stands for it, and its own texts where that stands for all',
    (value) => {
      const pa = { Title: value, place: 'ਆਨਲਾਈਨ' }
      expect(readCourse('1', { ...stored, pa }, 'pa')).toEqual({ ...inEnglish, place: 'ਆਨਲਾਈਨ' })
      expect(readCourse('1', { ...stored, pa: value }, 'pa')).toEqual(inEnglish)
    },
  )

  it('takes nothing but texts: neither price nor dates, nor what no course has', () => {
    const pa = { cost: '1', StartDate: '2020-01-01', imageUrl: 'x', number: '9', days: 'mon', more: 'x' }
    expect(readCourse('1', { ...stored, pa }, 'pa')).toEqual(inEnglish)
  })
})
