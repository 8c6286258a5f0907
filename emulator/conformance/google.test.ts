import { describe, expect, it } from 'vitest'
import { loadRules } from '../testing/administrator.ts'
import { localFirestore } from '../testing/local-firestore.ts'
import { owner, sendRequest } from '../testing/rest.ts'
import { rulesOf } from '../testing/rules.ts'
import { parseRules } from '../src/rules/syntax/parse.ts'

// What this server and Google's emulator must both do. Google's is asked where it runs:
// PAINTI_OFFICIAL_FIRESTORE=127.0.0.1:8799 npx vitest run --project conformance google

const project = 'demo-conformance'
const documents = `projects/${project}/databases/(default)/documents`

/** Conditions that hold. */
const holding = [
  // Integers are cut towards zero; with a float the result is one.
  '10 / 4 == 2 && -7 / 2 == -3 && -7 % 2 == -1 && 7 % -2 == 1',
  '6 * 7 is int && 10 / 4 is int && !(2 * 1.5 is int) && !(10 / 5.0 is int)',
  '10 / 4.0 == 2.5 && 3 * 1.1 == 3.3000000000000003 && 5.5 % 2 == 1.5 && -5.5 % 2 == -1.5',
  '10 / 0.0 > 9223372036854775807 && 10 % 0.0 != 10 % 0.0 && -10 / 0.0 < 0',
  // Precedence
  '2 + 3 * 4 == 14 && 10 - 4 - 3 == 3 && 20 / 2 * 5 == 50 && 20 % 7 / 2 == 3 && 2 * 3 % 4 == 2',
  '(2 + 3) * 4 == 20 && 100 * 90 / 100 == 90 && 1 / 3 * 3 == 0 && 7/ 2 == 3 && 7*2==14',
  '1 + 1 in [2] && 2 * 2 > 3 == true && 5 % 3 is int',
  // A minus before a value
  '2 * -3 == -6 && 2 - -3 == 5 && -(-1) == 1 && - 3 == 0 - 3 && -1.5 == 0.0 - 1.5 && -0 == 0',
  "-[1, 2][0] == -1 && -'abc'.size() == -3 && -2 in [-2] && -1 is int && -0.0 == 0.0",
  "timestamp.date(2027, 1, 2) + -duration.value(1, 'd') == timestamp.date(2027, 1, 1)",
  // The ends of 64 bits
  '(-9223372036854775807 - 1) / -1 < 0 && (-9223372036854775807 - 1) % -1 == 0',
  '10 / 0 == 1 || true',
]

/** Conditions of which neither side holds, because they are errors. */
const failing = [
  ...[
    '10 / 0 == 1',
    '10 % 0 == 1',
    "-'a' == 1",
    '-true == 1',
    '-null == 1',
    "'a' * 2 == 'aa'",
    '1 / null == 1',
  ],
  ...['9223372036854775807 * 2 > 0', '-9223372036854775807 - 2 < 0', '-(-9223372036854775807 - 1) < 0'],
  "duration.value(1, 'd') * 2 == duration.value(2, 'd')",
]

const refused = ['2 ** 3 == 8', '--1 == 1', '- -1 == 1', '-!true == 1', '7 /2 == 3', '1 === 1', '6 & 3 == 2']

const conditions = [...holding, ...failing, ...failing.map((condition) => `!(${condition})`)]

const rules = rulesOf(
  [
    ...conditions.map((condition, at) => `match /condition${at}/{id} { allow get: if ${condition}; }`),
    'match /open/{id} { allow get: if true; }',
    'match /one/{id} { allow get: if resource.data.a == 1; }',
  ].join('\n'),
)

const local = localFirestore({ rulesSource: rules })
const google = process.env.PAINTI_OFFICIAL_FIRESTORE
const servers = [{ name: 'This server', origin: () => local.origin, isGoogle: false }]
if (google !== undefined)
  servers.push({ name: 'Google’s emulator', origin: () => `http://${google}`, isGoogle: true })

describe.each(servers)('$name', ({ origin, isGoogle }) => {
  async function load(source: string): Promise<void> {
    const [host = '', port] = (google ?? '').split(':')
    if (isGoogle) await loadRules({ host, port: Number(port) }, project, source)
    else local.server.projects.rules = parseRules(source)
  }

  async function get(path: string, headers = {}) {
    const { status, json } = await sendRequest(origin(), 'GET', `/v1/${documents}/${path}`, { headers })
    return { status, json: json as Record<string, unknown> & { error?: { status: string; message: string } } }
  }

  it('calculates in rules as Google does', async () => {
    await load(rules)
    const answers = await Promise.all(conditions.map((_, at) => get(`condition${at}/none`)))
    const held = conditions.filter((_, at) => answers[at]?.status === 404)
    expect(held).toEqual(holding)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404, 403]))
  })

  it.each(refused)('loads no rules with the condition %s', async (condition) => {
    await expect(load(rulesOf(`match /a/{id} { allow get: if ${condition}; }`))).rejects.toThrow(/3:\d+/)
  })

  it('answers the GET of one document', async () => {
    await load(rules)
    const fields = {
      a: { integerValue: '1' },
      b: { mapValue: { fields: { c: { nullValue: null }, d: { stringValue: 'd' } } } },
    }
    const writes = ['one/a', 'closed/a', 'open/a ü'].map((id) => ({
      update: { name: `${documents}/${id}`, fields },
    }))
    await sendRequest(origin(), 'POST', `/v1/${documents}:commit`, { headers: owner, body: { writes } })

    const time: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    const document = { name: `${documents}/one/a`, fields, createTime: time, updateTime: time }
    expect(await get('one/a')).toEqual({ status: 200, json: document })
    expect(await get('one/a?key=any')).toEqual({ status: 200, json: document })
    expect(await get('open/a%20%C3%BC')).toMatchObject({
      status: 200,
      json: { name: `${documents}/open/a ü` },
    })
    const masked = { ...document, fields: { b: { mapValue: { fields: { d: fields.b.mapValue.fields.d } } } } }
    expect(await get('one/a?mask.fieldPaths=b.d&mask.fieldPaths=z')).toEqual({ status: 200, json: masked })
    expect((await get('one/a?mask.fieldPaths=b..c')).status).toBe(400)

    const missing = {
      code: 404,
      message: `Document (${documents}/open/none) not found.`,
      status: 'NOT_FOUND',
    }
    expect(await get('open/none')).toEqual({ status: 404, json: { error: missing } })
    for (const path of ['closed/a', 'closed/none', 'one/none'])
      expect(await get(path)).toMatchObject({ status: 403, json: { error: { status: 'PERMISSION_DENIED' } } })
    expect((await get('closed/a', owner)).status).toBe(200)
    expect((await get('closed/none', owner)).status).toBe(404)
  })
})
