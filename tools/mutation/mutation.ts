// The mutation test: each condition of firestore.rules and of src/model negated in turn, and the tests run against it
// (`npm run test:mutation`; one part alone: `npm run test:mutation -- rules`). Exits with 1 where a mutant survives that
// accepted.ts does not name, or where accepted.ts names one that is killed.
import { accepted, problemsOf } from './accepted.ts'
import type { Mutant } from './mutant.ts'
import { openModelTrial, openRulesTrial, type Trial } from './trials.ts'

const trials: Record<string, () => Promise<Trial>> = { rules: openRulesTrial, model: openModelTrial }

const chosen = process.argv.slice(2)
const problems: string[] = []
for (const name of chosen.length === 0 ? Object.keys(trials) : chosen) {
  const open = trials[name]
  if (open === undefined) throw new Error(`There is no ${name}: choose of ${Object.keys(trials).join(', ')}.`)
  const { mutants, survivors } = await survivorsOf(name, open)
  console.log(`${name}: ${mutants.length - survivors.length} killed, ${survivors.length} survived`)
  problems.push(...problemsOf(mutants, survivors, accepted))
}
for (const problem of problems) console.error(problem)
// Set either way: every mutant that is killed has left a failed run behind it.
process.exitCode = problems.length > 0 ? 1 : 0

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
