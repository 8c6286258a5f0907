// The mutation test: each condition of firestore.rules and of src/model negated in turn, and the tests run against it
// (`npm run test:mutation`; one part alone: `npm run test:mutation -- rules`). Exits with 1 where a mutant survives.
import { openModelTrial, openRulesTrial, type Trial } from './trials.ts'

const trials: Record<string, () => Promise<Trial>> = { rules: openRulesTrial, model: openModelTrial }

const chosen = process.argv.slice(2)
let allSurvivors = 0
for (const name of chosen.length === 0 ? Object.keys(trials) : chosen) {
  const open = trials[name]
  if (open === undefined) throw new Error(`There is no ${name}: choose of ${Object.keys(trials).join(', ')}.`)
  allSurvivors += await countSurvivors(name, await open())
}
// Set either way: every mutant that is killed has left a failed run behind it.
process.exitCode = allSurvivors > 0 ? 1 : 0

async function countSurvivors(name: string, { mutants, passes, close }: Trial): Promise<number> {
  if (!(await passes())) throw new Error(`The tests of the ${name} fail before anything is negated.`)
  console.log(`${name}: ${mutants.length} conditions`)
  let survivors = 0
  for (const mutant of mutants) {
    if (!(await passes(mutant))) continue
    survivors += 1
    console.log(`  survived ${mutant.file}:${mutant.line} (${mutant.place}): ${mutant.condition}`)
  }
  if (!(await passes())) throw new Error(`The tests of the ${name} fail by themselves: no kill counts.`)
  console.log(`${name}: ${mutants.length - survivors} killed, ${survivors} survived`)
  await close()
  return survivors
}
