import { beforeEach, expect, test } from 'vitest'
import { page, userEvent, type Locator } from 'vitest/browser'
import { beginFlow, markProven } from '../accounts/sign-in/otp-flow.ts'
import { answerCalls, comeOnline, LOST, Refused, setOnline, type Call } from '../testing/api.ts'
import { chooseFile, smallPicture } from '../testing/choose-file.ts'
import { sampleAnswer } from '../testing/samples.ts'
import { renderRoute, screensOf } from '../testing/screens.tsx'
import { signIn } from '../testing/session.ts'

// What a form does without a connection is tested where that is made: `sends-when-online`, `upload`. Here, that the forms of
// the shop and the portal use it: nothing that was filled in is lost, and it is sent once. A journey files a complaint.

const screens = (await Promise.all((['shop', 'account', 'portal'] as const).map((room) => screensOf(room)))).flat()

interface FormCase {
  file: string
  /** steps taken before the form */
  before?: () => void
  fill: () => Promise<void>
  /** its button */
  send: string
  /** the call that sends it: `POST /customer/login` */
  call: string
  /** what it does when the connection is back; a form that is not safe to send by itself waits for a press */
  back: 'goes by itself' | 'waits for a press'
}

const field = (label: string) => page.getByLabelText(label, { exact: true })
const text = (label: string) => page.getByRole('textbox', { name: label })
const fillIn = async (values: Record<string, string>, at: (label: string) => Locator = text) => {
  for (const [label, value] of Object.entries(values)) await at(label).fill(value)
}

async function enterDay(day: string, month: string, year: string): Promise<void> {
  await page.getByRole('button', { name: 'AD' }).click()
  await text('Day').fill(day)
  await page.getByRole('combobox', { name: 'Month' }).selectOptions(month)
  await text('Year').fill(year)
}

async function choosePictures(...names: string[]): Promise<void> {
  for (const name of names) chooseFile(name, await smallPicture())
}

function proveNumber(): void {
  const otp_created = new Date().toISOString()
  beginFlow('sign-up', { contact: '9812345698', otp_created, is_verified: false, resend_after: 60 })
  markProven('sign-up')
}

const FORMS: FormCase[] = [
  {
    file: 'extensions/shop/warranty-check.tsx',
    fill: () => fillIn({ 'Serial number': 'SN 2608120457', 'Last four digits of the owner’s phone': '3118' }, field),
    send: 'Check warranty',
    call: 'POST /stocks/warrantycheck',
    back: 'waits for a press',
  },
  {
    file: 'service-points/shop/service.tsx',
    fill: () => fillIn({ 'Job number or complaint number': 'JB-4417', 'Mobile number': '9841203118' }, field),
    send: 'Follow repair',
    call: 'POST /stocks/trackcomplaint',
    back: 'waits for a press',
  },
  {
    file: 'accounts/sign-in/enter-phone.tsx',
    fill: () => fillIn({ 'Mobile number': '9812345698' }, field),
    send: 'Proceed',
    call: 'POST /customer/requestotp',
    back: 'waits for a press',
  },
  {
    file: 'accounts/sign-in/forgot-password.tsx',
    fill: () => fillIn({ 'Mobile number': '9812345697' }, field),
    send: 'Proceed',
    call: 'POST /customer/requestpasswordreset',
    back: 'waits for a press',
  },
  {
    file: 'accounts/sign-in/sign-in.tsx',
    fill: () => fillIn({ 'Mobile number': '9841203118', Password: 'asha-demo-2026' }),
    send: 'Sign In',
    call: 'POST /customer/login',
    back: 'waits for a press',
  },
  {
    file: 'accounts/sign-in/sign-up.tsx',
    before: proveNumber,
    async fill() {
      await fillIn({ 'First name': 'Nirmala', 'Last name': 'Tamang', Email: 'nirmala@example.com', City: 'Dharan' })
      await page.getByRole('radio', { name: 'female' }).click({ force: true })
      await enterDay('1', '6', '1992')
      await page.getByRole('combobox', { name: 'District' }).click()
      await userEvent.keyboard('Suns{Enter}')
      await fillIn({ Address: 'Ward 4', Password: 'river-stone-42', 'Confirm password': 'river-stone-42' })
      await page.getByRole('checkbox').click()
    },
    send: 'Create account',
    call: 'POST /customer/register',
    back: 'goes by itself',
  },
  {
    file: 'home/contact-us.tsx',
    fill: () =>
      fillIn({ 'Full Name': 'Prakash Thapa', Email: 'p@example.com', Phone: '9812345699', Message: 'Which kettle?' }),
    send: 'Send Message',
    call: 'POST /contactus/contactus',
    back: 'goes by itself',
  },
  {
    file: 'faults/shop/report-fault.tsx',
    before: signIn,
    async fill() {
      await fillIn({ 'What is it?': 'Hawa 16', 'Serial number': 'FR-77010' }, field)
      await enterDay('1', '5', '2026')
      await page.getByRole('radio', { name: 'Noise' }).click({ force: true })
      await choosePictures('photo')
    },
    send: 'Send report',
    call: 'POST /stocks/reportfault',
    back: 'goes by itself',
  },
  {
    file: 'accounts/portal/profile.tsx',
    fill: () => fillIn({ City: 'Itahari' }, field),
    send: 'Save changes',
    call: 'PUT /customer/updateprofile',
    back: 'goes by itself',
  },
  {
    file: 'accounts/portal/change-password.tsx',
    fill: () =>
      fillIn({
        'Current password': 'river-stone-41',
        'New password': 'river-stone-42',
        'Confirm new password': 'river-stone-42',
      }),
    send: 'Update Password',
    call: 'PUT /customer/changepassword',
    back: 'waits for a press',
  },
  {
    file: 'registrations/portal/register-product.tsx',
    async fill() {
      await fillIn({ 'Model name': 'Hawa 16', 'Model number': 'BSF-160', 'Serial number': 'FR-77011' }, field)
      await enterDay('1', '5', '2026')
      await fillIn({ 'Store name': 'Bhatbhateni', 'Store number': '9801234567', 'Store location': 'Pokhara' }, field)
      await choosePictures('product_image', 'bill_image_one', 'warranty_image')
    },
    send: 'Save product',
    call: 'POST /stocks/myproduct',
    back: 'goes by itself',
  },
  {
    file: 'complaints/portal/ticket.tsx',
    async fill() {
      await page.getByRole('radio', { name: '4 stars' }).click({ force: true })
      await fillIn({ 'Tell us more (optional)': 'Done in a day' }, field)
    },
    send: 'Change rating',
    call: 'POST /stocks/mycomplaints/1/rate',
    back: 'goes by itself',
  },
]

let calls: Call[]
beforeEach(() => {
  localStorage.clear()
  calls = answerCalls((call) => {
    const answer = sampleAnswer(call) as { data: object }
    return call.path in ALLOWED ? { ...answer, data: { ...answer.data, ...ALLOWED[call.path] } } : answer
  })
})

/** Rows about which the customer may do what the form is for. */
const ALLOWED: Record<string, object> = {
  '/stocks/getcomplaintbyidcustomer/1': { may_rate: true, merged_into: null },
}

const main = () => document.querySelector('main')!

/** The value of every field, and the number of files. */
const entries = () =>
  [...main().querySelectorAll<HTMLInputElement>('input:not([type=hidden]), select, textarea')].map(
    ({ name, value, checked, files }) => `${name}: ${files ? files.length : value} ${checked}`,
  )

test.each(FORMS)('$file keeps what was filled in without a connection, and $back', async (form) => {
  const screen = screens.find(({ file }) => file === form.file)!
  form.before?.()
  renderRoute(
    screen.room === 'shop' ? { ...screen, clientLoader: () => ({ points: [], near: {} }) } : screen,
    screen.path.replaceAll(/:\w+\??/g, '1'),
  )
  const send = page.getByRole('button', { name: form.send, exact: true })
  await expect.element(send).toBeVisible()
  await form.fill()
  const filled = entries()
  const sent = () => calls.filter(({ method, path }) => `${method} ${path}` === form.call).length

  setOnline(false)
  await send.click()
  await expect.poll(() => document.body.textContent).toMatch(/No internet connection|No connection\. It continues/)
  expect(entries()).toEqual(filled)
  expect(sent()).toBe(0)

  comeOnline()
  if (form.back === 'waits for a press') await pressAgain(send, sent)
  await expect.poll(sent).toBe(1)
})

/** The connection alone sends nothing. */
async function pressAgain(send: Locator, sent: () => number) {
  expect(sent()).toBe(0)
  await send.click()
}

test('a sign-up whose answer was lost enters the account when it is sent again', async () => {
  const form = FORMS.find(({ file }) => file === 'accounts/sign-in/sign-up.tsx')!
  const isOpened = () => calls.filter(({ path }) => path === '/customer/register').length > 1
  calls = answerCalls((call) => {
    if (call.path !== '/customer/register') return sampleAnswer(call)
    // The proof of the number was used up by the first.
    throw isOpened() ? new Refused(422, { code: 'not_verified', message: 'Please verify your mobile number' }) : LOST
  })
  form.before!()
  renderRoute(
    screens.find(({ file }) => file === form.file)!,
    '/baltra-account-signUp',
  )
  const send = page.getByRole('button', { name: form.send, exact: true })
  await expect.element(send).toBeVisible()
  await form.fill()
  await send.click()
  await expect.element(page.getByText('Unable to connect to the server').first()).toBeVisible()
  await send.click()
  await expect.element(page.getByRole('heading', { name: 'Another screen' })).toBeVisible()
  const { body } = calls.find(({ path }) => path === '/customer/login')!
  expect(body).toEqual({ contact: '9812345698', password: 'river-stone-42' })
})
