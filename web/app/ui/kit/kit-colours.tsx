import { KitSection } from './kit-section.tsx'

const COLOURS = [
  ['ink', 'bg-ink'],
  ['ink-2', 'bg-ink-2'],
  ['ink-3', 'bg-ink-3'],
  ['control', 'bg-control'],
  ['line-2', 'bg-line-2'],
  ['line', 'bg-line'],
  ['ground-2', 'bg-ground-2'],
  ['ground', 'bg-ground'],
  ['mist', 'bg-mist'],
  ['sage', 'bg-sage'],
  ['clay', 'bg-clay'],
  ['night', 'bg-night'],
  ['red', 'bg-red'],
  ['red-deep', 'bg-red-deep'],
  ['red-tint', 'bg-red-tint'],
  ['lamp', 'bg-lamp'],
] as const

export const KitColours = () => (
  <KitSection title="Colour" text="Porcelain, steel, ink, and one lamp.">
    <ul className="grid grid-cols-4 gap-x-3 gap-y-5 lg:grid-cols-8">
      {COLOURS.map(([name, ground]) => (
        <li key={name}>
          <span className={`block h-16 rounded-control ring-1 ring-ink/10 ring-inset ${ground}`} />
          <span className="mt-1.5 block text-2xs text-ink-2">{name}</span>
        </li>
      ))}
    </ul>
  </KitSection>
)
