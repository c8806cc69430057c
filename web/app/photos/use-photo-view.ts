import { useMemo, useState } from 'react'

/** How a photograph is looked at: how large, which side up, and moved by how much. */
export interface PhotoView {
  zoom: number
  /** quarter turns to the right */
  turns: number
  x: number
  y: number
}

const FITTED: PhotoView = { zoom: 1, turns: 0, x: 0, y: 0 }
const LARGEST = 6
export const STEP = 1.5

/** The middle of a gesture, from the middle of the frame. */
export interface Place {
  x: number
  y: number
}
const MIDDLE: Place = { x: 0, y: 0 }

export interface PhotoControls {
  view: PhotoView
  isFitted: boolean
  isLargest: boolean
  /** keeps the point at this position fixed */
  zoomBy: (factor: number, place?: Place) => void
  moveBy: (x: number, y: number, frame: { width: number; height: number }) => void
  turn: () => void
  fit: () => void
}

/** Zoom, turn and place of a photograph; another one begins fitted and upright. */
export function usePhotoView(photo: string): PhotoControls {
  const [kept, keep] = useState({ photo, view: FITTED })
  const view = kept.photo === photo ? kept.view : FITTED
  const actions = useMemo(() => {
    const change = (next: (view: PhotoView) => PhotoView) =>
      keep((before) => ({ photo, view: next(before.photo === photo ? before.view : FITTED) }))
    return {
      zoomBy: (factor: number, place: Place = MIDDLE) => change((before) => zoomed(before, factor, place)),
      moveBy: (x: number, y: number, frame: { width: number; height: number }) =>
        change((before) => moved(before, x, y, frame)),
      turn: () => change((before) => ({ ...FITTED, turns: before.turns + 1 })),
      fit: () => change((before) => ({ ...FITTED, turns: before.turns })),
    }
  }, [photo])
  return { view, isFitted: view.zoom === 1, isLargest: view.zoom === LARGEST, ...actions }
}

/** The view after zooming, between fitted and six times that. */
export function zoomed(view: PhotoView, factor: number, place: Place): PhotoView {
  const zoom = Math.min(LARGEST, Math.max(1, view.zoom * factor))
  if (zoom === 1) return { ...FITTED, turns: view.turns }
  const grown = zoom / view.zoom
  return { ...view, zoom, x: place.x - (place.x - view.x) * grown, y: place.y - (place.y - view.y) * grown }
}

/** The view after panning: never beyond the edge of the image. */
export function moved(view: PhotoView, x: number, y: number, frame: { width: number; height: number }): PhotoView {
  const [mostX, mostY] = [frame.width, frame.height].map((side) => (side * (view.zoom - 1)) / 2) as [number, number]
  return { ...view, x: within(view.x + x, mostX), y: within(view.y + y, mostY) }
}

const within = (value: number, most: number) => Math.min(most, Math.max(-most, value))
