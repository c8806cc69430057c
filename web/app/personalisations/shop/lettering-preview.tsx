import type { Picture } from 'contract/core/fields'
import { useEffect, useRef, useState } from 'react'
import { drawLettering, SIDE, type Lettering } from './draw-lettering.ts'
import { loadPicture } from './lettered-picture.ts'

export interface LetteringPreviewProps {
  picture: Picture | undefined
  lettering: Lettering
  /** for ears */
  label: string
  className?: string
}

/** The product with the lettering as it is being typed. */
export function LetteringPreview({ picture, lettering, label, className }: LetteringPreviewProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const image = useImage(picture)
  const { text, placement, font_style, hex } = lettering
  const ground = picture?.ground ?? 'ground'

  useEffect(() => {
    const drawing = new AbortController()
    if (canvas.current)
      void drawLettering(
        canvas.current,
        { picture: image, ground },
        { text, placement, font_style, hex },
        drawing.signal,
      )
    return () => drawing.abort()
  }, [image, ground, text, placement, font_style, hex])

  return <canvas ref={canvas} width={SIDE} height={SIDE} role="img" aria-label={label} className={className} />
}

/** Until another picture is there, the one before stays; one that does not come leaves the ground. */
function useImage(picture: Picture | undefined): HTMLImageElement | undefined {
  const [image, setImage] = useState<HTMLImageElement>()
  useEffect(() => {
    let isWanted = true
    if (picture)
      loadPicture(picture).then(
        (loaded) => isWanted && setImage(loaded),
        () => isWanted && setImage(undefined),
      )
    return () => {
      isWanted = false
    }
  }, [picture])
  return image
}
