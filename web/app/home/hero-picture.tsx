import { brand } from '../brand/brand.tsx'
import tallAvif from './pictures/hero-tall.avif?url'
import tall from './pictures/hero-tall.webp?url'
import tallAvifPlain from './pictures/plain/hero-tall.avif?url'
import tallPlain from './pictures/plain/hero-tall.webp?url'
import { m } from '#messages'

/** The products on their counter, as the last sources of a `<picture>`: it is the first thing seen, so it is fetched first. */
export const HeroPicture = ({ className }: { className: string }) => (
  <>
    <source type="image/avif" srcSet={brand.picture(tallAvif, tallAvifPlain)} />
    <img
      src={brand.picture(tall, tallPlain)}
      alt={m.home_hero_alt()}
      width="1080"
      height="930"
      fetchPriority="high"
      className={className}
    />
  </>
)
