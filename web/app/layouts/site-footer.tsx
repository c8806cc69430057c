import {
  ALL_PRODUCTS,
  CATALOGUES,
  CONTACT_US,
  MY_PRODUCTS,
  SERVICE,
  SHOP_HOME,
  TICKETS,
  WARRANTY_CHECK,
  categoryProductsPath,
} from 'contract/core/paths'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LanguageSwitch } from '../preferences/language-switch.tsx'
import { brand, Logo, SocialSign, telLink } from '../brand/brand.tsx'
import { m } from '#messages'

const LINK =
  'inline-flex min-h-11 items-center text-sm text-ink-2 hover:text-ink hover:underline lg:min-h-8 wrap-anywhere'
const CONTACT =
  'inline-flex min-h-11 items-center underline decoration-line-2 underline-offset-4 hover:decoration-red tabular-nums lg:min-h-8'

/** Footer links, with the current categories. */
export const SiteFooter = ({
  categories,
  year,
}: {
  categories: readonly { id: number; name: string }[]
  year: number
}) => (
  <footer className="below-fold border-t border-line bg-ground max-lg:pb-(--bar) print:hidden">
    <div className="mx-auto max-w-shop px-5 py-12 lg:px-10 lg:py-16">
      <div className="grid grid-cols-2 gap-x-6 gap-y-9 md:grid-cols-4 lg:grid-cols-[1.3fr_1.5fr_1.2fr_1fr_1.3fr]">
        <div className="col-span-2 md:col-span-4 lg:col-span-1">
          <Logo className="h-8" />
          <p className="mt-5 max-w-60 text-sm text-ink-2">{brand.description()}</p>
        </div>
        <Group title={m.layouts_products()}>
          {categories.map(({ id, name }) => (
            <FooterLink key={id} to={categoryProductsPath(id)}>
              {name}
            </FooterLink>
          ))}
          {categories.length === 0 && <FooterLink to={ALL_PRODUCTS}>{m.layouts_all_products_title()}</FooterLink>}
        </Group>
        <Group title={m.layouts_care()}>
          <FooterLink to={SERVICE}>{m.layouts_find_service()}</FooterLink>
          <FooterLink to={MY_PRODUCTS}>{m.layouts_register_complaint()}</FooterLink>
          <FooterLink to={TICKETS}>{m.layouts_track_product()}</FooterLink>
          <FooterLink to={WARRANTY_CHECK}>{m.layouts_check_warranty()}</FooterLink>
          <FooterLink to={CATALOGUES}>{m.layouts_download_catalogues()}</FooterLink>
        </Group>
        <Group title={m.layouts_who_we_are()}>
          <FooterLink to={SHOP_HOME}>{m.layouts_about_us()}</FooterLink>
          <FooterLink to={CONTACT_US}>{m.layouts_contact_us()}</FooterLink>
        </Group>
        <div className="max-lg:col-span-2">
          <h2 className="mb-3 text-xs font-semibold">{m.layouts_get_in_touch()}</h2>
          <p className="text-sm">
            <a href={`mailto:${brand.email}`} className={CONTACT}>
              {brand.email}
            </a>
            <br />
            <a href={telLink(brand.phone)} className={CONTACT}>
              {brand.phone}
            </a>
          </p>
          <div className="mt-3 -ml-3 flex">
            {brand.social().map(({ name, href, path }) => (
              <a
                key={name}
                href={href}
                target="_blank"
                rel="noreferrer"
                aria-label={name}
                className="flex size-11 items-center justify-center rounded-control text-ink-2 hover:bg-ground-2 hover:text-ink"
              >
                <SocialSign path={path} />
              </a>
            ))}
          </div>
        </div>
      </div>
      <div className="mt-12 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line-2 pt-6 text-2xs text-ink-3">
        <p>
          © {year} {brand.name}
        </p>
        <LanguageSwitch />
        <p className="flex gap-6">
          <LegalLink href={brand.legal.privacy}>{m.layouts_privacy()}</LegalLink>
          <LegalLink href={brand.legal.terms}>{m.layouts_terms()}</LegalLink>
        </p>
      </div>
    </div>
  </footer>
)

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h2 className="mb-3 text-xs font-semibold">{title}</h2>
    <ul className="grid gap-0.5">{children}</ul>
  </div>
)

const FooterLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <li>
    <Link to={to} className={LINK}>
      {children}
    </Link>
  </li>
)

const LegalLink = ({ href, children }: { href: string; children: string }) => (
  <Link
    to={href}
    target="_blank"
    rel="noreferrer"
    className="inline-flex min-h-11 items-center hover:text-ink hover:underline lg:min-h-8"
  >
    {children}
  </Link>
)
