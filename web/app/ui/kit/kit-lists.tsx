import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState, type ReactNode } from 'react'
import { Avatar } from '../data/avatar.tsx'
import { Badge } from '../data/badge.tsx'
import { Button } from '../buttons/button.tsx'
import { CardLink } from '../buttons/card-link.tsx'
import { Checkbox } from '../fields/checkbox.tsx'
import { longDate } from '../format/dates.ts'
import { IconButton } from '../buttons/icon-button.tsx'
import { IconLink } from '../buttons/icon-link.tsx'
import { Menu, MenuAction, MenuLink } from '../overlays/menu.tsx'
import { NameCell } from '../data/name-cell.tsx'
import { Pager } from '../data/pager.tsx'
import { Picture } from '../data/picture.tsx'
import { rupees } from '../format/price.ts'
import { SelectionBar } from '../data/selection-bar.tsx'
import { SkeletonRows } from '../feedback/skeleton-rows.tsx'
import { StepBar } from '../data/step-bar.tsx'
import { Stepper } from '../data/stepper.tsx'
import { Cell, HeadCell, Row, Table, TableHead } from '../data/table.tsx'
import { KitSection } from './kit-section.tsx'

const PEOPLE = [
  {
    id: 1,
    name: 'Asha Gurung',
    email: 'asha.gurung@example.com',
    contact: '9841 203 118',
    tier: 'Gold Tier',
    tone: 'gold',
  },
  {
    id: 2,
    name: 'Prakash Adhikari',
    email: 'prakash.adhikari@example.com',
    contact: '9848 543 379',
    tier: 'Silver Tier',
    tone: 'grey',
  },
  {
    id: 3,
    name: 'Sunita Shrestha',
    email: 'sunita.shrestha@example.com',
    contact: '9855 883 640',
    tier: 'Platinum Tier',
    tone: 'line',
  },
] as const

const STEPS = [
  { title: 'Received', at: '2026-11-12T03:29:00Z', text: 'Your complaint was received and reviewed.' },
  {
    title: 'Parts requested',
    at: '2026-11-13T05:20:00Z',
    text: 'The coupler is worn. We asked head office for a new one.',
  },
  {
    title: 'Parts in transit',
    at: '2026-11-15T10:37:00Z',
    text: 'The part left Kathmandu and reaches Pokhara in about one day.',
  },
]

export const KitLists = () => (
  <>
    <KitSection
      title="Table"
      text="The head, the tick, the name and the actions stay. On a phone: tick, name over contact, tier, menu."
    >
      <PeopleTable />
      <LoadingTable />
    </KitSection>
    <KitSection title="Card" text="The whole card is the link, the ring lies around it.">
      <ProductCards />
    </KitSection>
    <KitSection title="Steps" text="Done is an ink disc; the current one is the lamp; the future is not drawn.">
      <StepBar label="Sign up" steps={['Number', 'Code', 'Details']} current={1} />
      <div className="mt-8 max-w-lg">
        <Stepper label="Repair steps" steps={STEPS} />
      </div>
    </KitSection>
  </>
)

function PeopleTable() {
  const [ticked, setTicked] = useState<readonly number[]>([2])
  const toggle = (id: number) =>
    setTicked(ticked.includes(id) ? ticked.filter((other) => other !== id) : [...ticked, id])
  return (
    <div className="relative overflow-hidden rounded-card border border-line">
      <Table caption="Customers, page 1" className="md:min-w-[57rem]">
        <PeopleHead>
          <Checkbox
            aria-label="Select all on this page"
            checked={ticked.length === PEOPLE.length}
            indeterminate={ticked.length > 0 && ticked.length < PEOPLE.length}
            onChange={(event) => setTicked(event.target.checked ? PEOPLE.map(({ id }) => id) : [])}
          />
        </PeopleHead>
        <tbody>
          {PEOPLE.map((person) => (
            <Row key={person.id} selected={ticked.includes(person.id)}>
              <Cell pin="tick">
                <Checkbox
                  aria-label={`Select ${person.name}`}
                  checked={ticked.includes(person.id)}
                  onChange={() => toggle(person.id)}
                />
              </Cell>
              <NameCell
                to="/"
                name={person.name}
                under={person.contact}
                picture={<Avatar name={person.name} size="row" />}
              />
              <Cell wide>{person.email}</Cell>
              <Cell wide>{person.contact}</Cell>
              <Cell className="max-md:px-1 max-md:text-right">
                <Badge tone={person.tone}>{person.tier}</Badge>
              </Cell>
              <Cell wide>{longDate('2026-11-19')}</Cell>
              <Cell pin="end">
                <RowActions name={person.name} />
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
      <SelectionBar count={ticked.length} onClear={() => setTicked([])}>
        <Button variant="night-quiet" size="sm">
          <Trash2 />
          Delete
        </Button>
      </SelectionBar>
      <div className="border-t border-line bg-white px-4 py-2.5">
        <Pager
          pagination={{ page: 4, total_pages: 233, results_per_page: 15, total_results: 3482 }}
          hrefOf={(page) => `?page=${page}`}
        />
      </div>
    </div>
  )
}

const RowActions = ({ name }: { name: string }) => (
  <>
    <span className="max-md:hidden">
      <IconLink to="/" label={`Edit ${name}`} size="sm">
        <Pencil />
      </IconLink>
      <IconButton label={`Delete ${name}`} variant="danger" size="sm">
        <Trash2 />
      </IconButton>
    </span>
    <span className="md:hidden">
      <Menu
        trigger={
          <IconButton label={`Actions for ${name}`}>
            <EllipsisVertical />
          </IconButton>
        }
      >
        <MenuLink to="/" icon={<Pencil />}>
          Edit
        </MenuLink>
        <MenuAction danger icon={<Trash2 />} onSelect={() => {}}>
          Delete
        </MenuAction>
      </Menu>
    </span>
  </>
)

const PeopleHead = ({ children }: { children: ReactNode }) => (
  <TableHead>
    <HeadCell pin="tick">{children}</HeadCell>
    <HeadCell pin="name" className="max-md:px-1">
      Name
    </HeadCell>
    <HeadCell wide className="w-46">
      Email
    </HeadCell>
    <HeadCell wide className="w-28">
      Contact
    </HeadCell>
    <HeadCell className="w-26 max-md:px-1 max-md:text-right md:w-28">Tier</HeadCell>
    <HeadCell wide className="w-32">
      Joined
    </HeadCell>
    <HeadCell pin="end" className="w-11 md:w-20">
      <span className="max-md:sr-only">Actions</span>
    </HeadCell>
  </TableHead>
)

const LoadingTable = () => (
  <div className="mt-6 overflow-hidden rounded-card border border-line">
    <Table caption="Customers, loading" className="md:min-w-[57rem]">
      <PeopleHead>
        <span className="sr-only">Select</span>
      </PeopleHead>
      <SkeletonRows
        rows={3}
        columns={[
          { bar: 'w-4 mx-auto' },
          { bar: 'w-28' },
          { bar: 'w-40', wide: true },
          { bar: 'w-20', wide: true },
          { bar: 'w-16' },
          { bar: 'w-26', wide: true },
          { bar: 'w-6 mx-auto md:w-10' },
        ]}
      />
    </Table>
  </div>
)

const ProductCards = () => (
  <ul className="grid grid-cols-2 gap-x-3 gap-y-8 lg:grid-cols-4 lg:gap-x-6">
    {(['sage', 'mist', 'ground', 'clay'] as const).map((ground, place) => (
      <li key={ground}>
        <article className="group relative">
          <Picture
            picture={{ src: '/favicon.svg', srcset: '', avif: '', width: 600, height: 600, ground }}
            alt=""
            sizes="(min-width: 64rem) 20vw, 50vw"
            className="rounded-ground"
            imageClassName="p-12 transition-transform duration-200 group-hover:scale-[1.025]"
          />
          <h3 className="mt-3.5 text-base leading-snug font-medium">
            <CardLink to="/">Chiya {place + 1}.5</CardLink>
          </h3>
          <p className="mt-0.5 text-xs text-ink-2">Electric Kettle</p>
          <p className="mt-2 font-medium tabular-nums">{rupees(2450)}</p>
        </article>
      </li>
    ))}
  </ul>
)
