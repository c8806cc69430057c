import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { pino } from 'pino'
import { readConfig } from '../src/config.ts'
import { openServices } from '../src/services.ts'

/** Migrates one embedded database, with the queue's tables, that every test copies: a migration a test would take minutes. */
export default async function setup(project: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'baltra-template-'))
  if (!process.env.TEST_DATABASE_URL) {
    const config = readConfig({ DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'silent' })
    const services = await openServices({ config, log: pino({ level: 'silent' }) })
    await services.close()
  }
  project.provide('databaseTemplate', join(dataDir, 'database'))
  return () => rm(dataDir, { recursive: true, force: true })
}
