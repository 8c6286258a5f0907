import { setTimeout as after } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { answerOf, eachHeard, whileHeard } from './heard.ts'

const never = new Promise<never>(() => undefined)
const silence = { name: 'Silence', code: 'ETIMEDOUT' }

describe('Waiting for a server', () => {
  it('ends where nothing comes', async () => {
    await expect(answerOf(never, 20)).rejects.toMatchObject(silence)
    await expect(whileHeard(() => never, 20)).rejects.toMatchObject(silence)
  })

  it('goes on as long as something comes, however long that takes in all', async () => {
    const work = whileHeard(async (heard) => {
      for (let step = 0; step < 10; step += 1) {
        await after(40)
        heard()
      }
      return 'done'
    }, 200)
    expect(await work).toBe('done')
  })

  it('gives a step as much more time as it asks for', async () => {
    const work = whileHeard(async (heard) => {
      heard(20)
      return after(200, 'done')
    }, 50)
    expect(await work).toBe('done')
  })

  it('passes a failure on', async () => {
    await expect(answerOf(Promise.reject(new Error('no')), 20)).rejects.toThrow('no')
  })

  it('gives each item of a stream, and ends where the next one does not come', async () => {
    async function* two(): AsyncGenerator<number> {
      yield 1
      yield 2
      await never
    }
    const seen: number[] = []
    const reading = (async () => {
      for await (const item of eachHeard(two(), 100)) {
        seen.push(item)
        // A slow reader is not silence.
        await after(150)
      }
    })()
    await expect(reading).rejects.toMatchObject(silence)
    expect(seen).toEqual([1, 2])
  })
})
