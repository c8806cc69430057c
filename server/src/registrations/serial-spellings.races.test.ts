import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asSeen } from '../../../contract/src/core/texts/hidden-signs.ts'
import type { Refused } from '../../test/api-over.ts'
import { registrationForm } from '../../test/factories/registration.ts'
import { testApp } from '../../test/test-app.ts'
import { spelling } from './testing/spellings.ts'

const forty = (serial: string) => fc.sample(spelling(serial), 40)

test.for(['2610190101', 'BEK26101'])(
  'forty people who register unit %s at once, each in a spelling of their own, make one registration',
  async (serial) => {
    const { as, build, services } = await testApp({ work: false })
    const staff = as(await build.admin())
    const people = await Promise.all(Array.from({ length: 40 }, () => build.customer()))
    const form = await registrationForm()
    const spellings = forty(serial)
    const answers = await Promise.allSettled(
      people.map((person, i) => {
        const body = { ...form, serial_number: spellings[i]! }
        return i % 2 === 0
          ? as(person).registrations.register({ body })
          : staff.registrations.registerForCustomer({ body: { ...body, customer_id: person.id } })
      }),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as Refused] : []))
    expect(refused.map(({ status }) => status)).toEqual(Array.from({ length: 39 }, () => 409))
    const rows = await services.db.selectFrom('registration').select(['serial_number', 'serial_key']).execute()
    expect(rows).toEqual([{ serial_number: expect.any(String), serial_key: serial }])
    expect(spellings.map((typed) => asSeen(typed).trim())).toContain(rows[0]!.serial_number)
  },
)
