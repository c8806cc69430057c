import type { BillLink } from 'contract/registrations/endpoints'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { brand, telLink } from '../../brand/brand.tsx'
import SendBill from './send-bill.tsx'

function shown(link: BillLink): string {
  const Screen = createRoutesStub([
    {
      path: '/b/:token',
      Component: () => {
        const props = { loaderData: { link, path: '/b/x' } } as Parameters<typeof SendBill>[0]
        return <SendBill {...props} />
      },
    },
  ])
  return renderToStaticMarkup(<Screen initialEntries={['/b/x']} />)
}

test('the link asks for one picture of the bill, which a phone takes with its camera', () => {
  const page = shown({ state: 'open', model_name: 'Hawa 400', serial_ending: '77-1' })
  expect(page).toContain('The bill of your Hawa 400')
  expect(page).toContain('Serial number ending in 77-1')
  expect(page.match(/type="file"/g)).toHaveLength(1)
  expect(page).toContain('Photograph the bill')
  expect(page).not.toContain('Send the bill')
  expect(page).toContain('<meta name="robots" content="noindex')
})

test('a link that has ended says whom to call, one that was used says thanks', () => {
  const nothing = { model_name: '', serial_ending: '' }
  const ended = shown({ state: 'ended', ...nothing })
  expect(ended).toContain('This link has ended')
  expect(ended).toContain(`href="${telLink(brand.servicePhone)}"`)
  const received = shown({ state: 'received', ...nothing })
  expect(received).toContain('Thank you, we have the bill')
  expect(received).not.toMatch(/type="file"|href="tel:/)
})
