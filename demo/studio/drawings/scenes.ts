import { COUNTER } from './parts.ts'
import { newPen, type Drawing } from './pen.ts'
import type { ProductPicture } from '../../rendered.ts'
import { path } from './shapes.ts'
import { svg } from './svg.ts'

/** A drawing, where its left edge stands, and its size against 600. */
export type Placing = [drawing: Drawing, x: number, scale: number]

type Standing = [picture: ProductPicture, x: number, scale: number]

type Scene = { width: number; height: number; counter: number; subjects: Standing[]; dark?: boolean }

const heroSubjects: ProductPicture[] = ['rice-cooker-cream', 'kettle-cream', 'bottle-crimson']
const nightSubjects: ProductPicture[] = ['mixer-grinder-graphite', 'pressure-cooker-steel']

/** One wall, one counter, products standing on the same line; wide for a screen, tall for a phone. */
export const SCENES = {
  'hero-wide': {
    width: 1440,
    height: 680,
    counter: 560,
    subjects: row(heroSubjects, [530, 886, 1102], [0.74, 0.7, 0.74]),
  },
  'hero-tall': {
    width: 720,
    height: 620,
    counter: 500,
    subjects: row(heroSubjects, [8, 300, 476], [0.58, 0.55, 0.58]),
  },
  'night-wide': {
    width: 1600,
    height: 720,
    counter: 600,
    subjects: row(nightSubjects, [410, 60], [0.92, 0.8]),
    dark: true,
  },
  'night-tall': {
    width: 720,
    height: 520,
    counter: 420,
    subjects: row(nightSubjects, [330, 40], [0.66, 0.62]),
    dark: true,
  },
} satisfies Record<string, Scene>

export function drawScene(
  { width, height, counter, subjects, dark = false }: Scene,
  drawingOf: (picture: ProductPicture) => Drawing,
): string {
  const light = dark ? NIGHT : DAY
  const stage = newPen('s', { dark })
  const wall = stage.diagonal(light.wall[0], light.wall[1])
  const top = stage.vertical(light.top[0], light.top[1])
  const line = counter + (height - counter) * 0.34
  const standing = subjects.map(([picture, x, scale], i) => place([drawingOf(picture), x, scale], line, `p${i}`, dark))
  return svg(
    `0 0 ${width} ${height}`,
    stage.definitions() + ray(light.ray) + standing.map(({ definitions }) => definitions).join(''),
    [
      path(`M0 0h${width}v${height}H0z`, wall),
      path(
        `M${width * 0.34} 0h${width * 0.2}L${width * 0.86} ${counter}H${width * 0.62}zM${width * 0.58} 0h${width * 0.1}L${width * 0.98} ${counter}H${width * 0.89}z`,
        'url(#ray)',
      ),
      path(`M0 ${counter}h${width}v${height - counter}H0z`, top),
      `<path d="M0 ${counter}h${width}" stroke="${light.edge}"/>`,
      ...standing.map(({ body }) => body),
    ].join(''),
  )
}

/** Puts a subject down so that it stands on the line `y`. */
export function place([drawing, x, scale]: Placing, y: number, id: string, dark = false) {
  const pen = newPen(id, { dark })
  const body = `<g transform="translate(${x} ${y - COUNTER * scale}) scale(${scale})">${drawing(pen).join('')}</g>`
  return { definitions: pen.definitions(), body }
}

const DAY = { wall: ['#f4f3f1', '#e6e4e0'], top: ['#f7f6f4', '#efedea'], edge: '#dcd9d4', ray: 0.75 } as const
const NIGHT = { wall: ['#1e2023', '#141518'], top: ['#26282c', '#1b1d20'], edge: '#34373c', ray: 0.1 } as const

/** Window light across the wall. */
const ray = (opacity: number) =>
  `<linearGradient id="ray" x1="0" x2="1" y1="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity="${opacity}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>`

function row(pictures: ProductPicture[], at: number[], scales: number[]): Standing[] {
  return pictures.map((picture, i) => [picture, at[i] ?? 0, scales[i] ?? 1])
}
