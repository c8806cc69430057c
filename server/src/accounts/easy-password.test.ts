import { expect, test } from 'vitest'
import { refusedWith } from '../../test/refusal.ts'
import { testApp } from '../../test/test-app.ts'
import { commonPasswords } from './common-passwords.ts'
import { isEasy } from './easy-password.ts'

const PERSON = {
  firstname: 'Asha',
  lastname: 'Gurung',
  email: 'asha.g@example.com',
  contact: '9841203118',
  city: 'Damauli',
  district: 'Tanahun',
  dob: '1990-04-14',
}
const easy = async (passwords: readonly string[]) => {
  const found = await Promise.all(passwords.map((password) => isEasy(password, PERSON)))
  return passwords.filter((_, place) => found[place])
}

test('at least the 3,000 commonest passwords that the rule allows are refused, however they are written', async () => {
  const common = [...(await commonPasswords())]
  expect(common.filter((password) => password.length >= 8).length).toBeGreaterThan(3000)
  const some = ['12345678', 'sunshine', 'Liverpool', 'TRUSTNO1', 'qazwsxedc', '13101988', 'p@ssw0rd']
  expect(await easy(some)).toEqual(some)
})

test('passwords made of brand, places or one’s own name, number or birthday are refused, even with small additions', async () => {
  const guessed = [
    'baltra2026',
    'B@ltra@2026',
    'Baltra12345678',
    'kathmandu!!1',
    'Nepal@Pokhara',
    'Tanahun99',
    'asha-gurung-1',
    'ashadamauli',
    '9841203118ab',
    'asha19900414',
    'admin.baltra',
    'Baltrapassword123',
  ]
  expect(await easy(guessed)).toEqual(guessed)
})

test('a long password may contain such a word', async () => {
  expect(await easy(['mustard-nepal-field-7', 'evening-kettle-31', 'asha-demo-2026', 'river-stone-42'])).toEqual([])
})

test('personal passwords are refused wherever a password is set', async () => {
  const { as, build } = await testApp({ work: false })
  const asha = await build.customer({ firstname: 'Asha', lastname: 'Gurung' })
  const change = as(asha).accounts.changePassword({
    body: { old_password: asha.password, new_password: 'Gurung@1234', confirm_newpassword: 'Gurung@1234' },
  })
  const admin = await build.admin()
  const maya = { firstname: 'Maya', lastname: 'Rai', email: 'm@example.com', contact: '9812345678' }
  const add = as(admin).users.create({ body: { ...maya, role: 'admin', password: 'MayaRai2026' } })
  const refused = '422 Leave your own name, number and address out of the password'
  expect(await Promise.all([change, add].map(refusedWith))).toEqual([refused, refused])
})
