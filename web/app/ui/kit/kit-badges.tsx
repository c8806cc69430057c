import BadgeCheck from 'lucide-react/icons/badge-check'
import Clock from 'lucide-react/icons/clock'
import Percent from 'lucide-react/icons/percent'
import { Avatar } from '../data/avatar.tsx'
import { Badge } from '../data/badge.tsx'
import { BadgeButton } from '../data/badge-button.tsx'
import { Plate, PlateCell } from '../data/plate.tsx'
import { rupees } from '../format/price.ts'
import { ProgressBar } from '../feedback/progress-bar.tsx'
import { Swatch } from '../data/swatch.tsx'
import { KitRow, KitSection } from './kit-section.tsx'

export const KitBadges = () => (
  <>
    <KitSection title="Badges" text="Colour, sign and word together. A badge that opens something has a chevron.">
      <KitRow>
        <Badge tone="wait">Pending</Badge>
        <Badge tone="amber">Rejected</Badge>
        <Badge tone="green">Approved</Badge>
        <Badge tone="grey" sign={<span className="size-1.5 rounded-full bg-ink-off" />}>
          unknown
        </Badge>
      </KitRow>
      <KitRow>
        <Badge tone="wait">Unverified</Badge>
        <Badge tone="green" sign={<BadgeCheck />}>
          Verified
        </Badge>
        <Badge tone="amber" sign={<Percent />}>
          With Discount
        </Badge>
        <Badge tone="green">Dispatched to CRM</Badge>
        <Badge tone="grey" sign={<Clock />}>
          Expired
        </Badge>
      </KitRow>
      <KitRow>
        <Badge tone="gold">Gold Tier</Badge>
        <Badge tone="line">Platinum Tier</Badge>
        <Badge tone="grey">Silver Tier</Badge>
        <Badge tone="ink">Diamond Tier</Badge>
      </KitRow>
      <KitRow>
        <BadgeButton tone="wait" action="change status">
          Pending
        </BadgeButton>
        <BadgeButton tone="amber" action="change status">
          Rejected
        </BadgeButton>
      </KitRow>
    </KitSection>
    <KitSection title="Rating plate" text="The label under every appliance. Facts of a product, a customer, a day.">
      <Plate className="max-w-xl">
        <PlateCell label="Model number">BEK-180</PlateCell>
        <PlateCell label="Power">1800 W</PlateCell>
        <PlateCell label="Price">{rupees(125000)}</PlateCell>
        <PlateCell label="Warranty">1 year</PlateCell>
      </Plate>
    </KitSection>
    <KitSection title="Small things" text="People, colours, shares.">
      <KitRow>
        <Avatar name="Asha Gurung" size="sm" />
        <Avatar name="Hari Prasad Koirala" />
        <Avatar name="Mina Tamang" size="lg" />
        <span className="flex gap-1">
          {['#e9e5de', '#3a3d42', '#aab5a4'].map((hex) => (
            <Swatch key={hex} hex={hex} name={hex} />
          ))}
        </span>
        <div className="w-60">
          <ProgressBar label="Warranty used" kind="meter" value={72} />
        </div>
      </KitRow>
    </KitSection>
  </>
)
