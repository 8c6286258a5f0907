import { accepted } from './accepted.ts'
import { openModelTrial } from './model-trial.ts'
import type { Mutant } from './mutant.ts'
import { openRulesTrial } from './rules-trial.ts'
import type { Trial } from './trial.ts'
import { verdictOn } from './verdict.ts'

const trials: Record<string, () => Promise<Trial>> = { rules: openRulesTrial, model: openModelTrial }

/** Tries every mutant of one trial and answers with those that survived. */
async function survivorsOf(name: string, open: () => Promise<Trial>) {
  const trial = await open()
  try {
    if (!(await trial.passes())) throw new Error(`The tests of the ${name} fail before anything is negated.`)
    const survivors: Mutant[] = []
    console.log(`${name}: ${trial.mutants.length} conditions`)
    for (const mutant of trial.mutants) {
      if (!(await trial.passes(mutant))) continue
      survivors.push(mutant)
      console.log(`  survived ${mutant.file}:${mutant.line} (${mutant.place}): ${mutant.condition}`)
    }
    if (!(await trial.passes()))
      throw new Error(`The tests of the ${name} fail by themselves: no kill counts.`)
    return { mutants: trial.mutants, survivors }
  } finally {
    await trial.close()
  }
}

/**
 * The mutation test: each condition of firestore.rules and of src/model negated in turn, and the tests run against
 * it (`npm run test:mutation`; one part alone: `npm run test:mutation -- rules`). Exit 1 when a mutant survives that
 * accepted.ts does not name, or when accepted.ts names one that is killed.
 */
async function main(chosen: readonly string[]): Promise<void> {
  const names = chosen.length === 0 ? Object.keys(trials) : chosen
  const problems: string[] = []
  for (const name of names) {
    const open = trials[name]
    if (open === undefined)
      throw new Error(`There is no ${name}: choose of ${Object.keys(trials).join(', ')}.`)
    const { mutants, survivors } = await survivorsOf(name, open)
    const killed = mutants.length - survivors.length
    console.log(`${name}: ${killed} killed, ${survivors.length} survived`)
    problems.push(...verdictOn(mutants, survivors, accepted))
  }
  for (const problem of problems) console.error(problem)
  // Set either way: every mutant that is killed has left a failed run behind it.
  process.exitCode = problems.length > 0 ? 1 : 0
}

await main(process.argv.slice(2))
