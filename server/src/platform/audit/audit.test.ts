import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { localCrm } from '../gateways/local-crm.ts'
import { recordAudit, type AuditEntry } from './audit.ts'
import { HIDDEN, withoutSecrets } from './without-secrets.ts'

const emptyDb = async () => (await emptyDatabase()).database.db

test('an audit row records who did what to which record and its former state, in the same transaction', async () => {
  const db = await emptyDb()
  const entry: AuditEntry = {
    actor: { id: 3, role: 'admin', requestId: 'request-1' },
    action: 'registration.approve',
    subject: { table: 'registration', id: 12 },
    before: { status: 'Pending', password_hash: '$argon2id$...', at: new Date('2026-01-31T00:00:00Z') },
    at: new Date('2026-02-01T04:05:06.789Z'),
  }
  await db.transaction().execute((tx) => recordAudit(tx, entry))
  const rolledBack = db.transaction().execute(async (tx) => {
    await recordAudit(tx, entry)
    throw new Error('no')
  })
  await expect(rolledBack).rejects.toThrow('no')
  const { rows } = await sql`select * from audit`.execute(db)
  expect(rows).toMatchObject([
    {
      at: '2026-02-01T04:05:06.789Z',
      actor_id: 3,
      actor_role: 'admin',
      action: 'registration.approve',
      subject: 'registration',
      subject_id: 12,
      request_id: 'request-1',
      before: { status: 'Pending', password_hash: HIDDEN, at: '2026-01-31T00:00:00.000Z' },
      after: null,
    },
  ])
})

test('secrets are known by their names, at any depth, and harmless names stay', () => {
  const row = {
    otp: 123456,
    otp_hash: 'x',
    otp_created: 'then',
    accessKey: 'k',
    api_key: 'k',
    option: 'o',
    code_hash: 'h',
  }
  expect(withoutSecrets([{ deep: row, refreshToken: 't', count: 9007199254740993n }])).toEqual([
    {
      deep: {
        otp: HIDDEN,
        otp_hash: HIDDEN,
        otp_created: 'then',
        accessKey: HIDDEN,
        api_key: HIDDEN,
        option: 'o',
        code_hash: HIDDEN,
      },
      refreshToken: HIDDEN,
      count: '9007199254740993',
    },
  ])
})

test('the local desk gives out job numbers of the year in Nepal, none twice', async () => {
  const db = await emptyDb()
  const newYear = localCrm({ db, clock: { now: () => new Date('2026-12-31T18:20:00Z') }, prefix: () => 'JOB' })
  const request = {} as Parameters<typeof newYear.dispatch>[0] // the local desk reads none of it
  const answers = await Promise.all(Array.from({ length: 3 }, () => newYear.dispatch(request)))
  expect(answers.map(({ jobNo }) => jobNo).sort()).toEqual(['JOB-2027-000001', 'JOB-2027-000002', 'JOB-2027-000003'])
  for (const { jobNo, serviceData } of answers) expect(serviceData).toEqual({ job_no: jobNo })
})
