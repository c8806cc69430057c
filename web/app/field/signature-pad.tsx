import { clsx } from 'clsx'
import { useEffect, useId, useRef, type PointerEvent } from 'react'
import { Button } from '../ui/buttons/button.tsx'
import { FieldNote } from '../ui/fields/field.tsx'
import { redraw, SIGNATURE, signatureOf } from './signature.ts'
import { m } from '#messages'

interface SignaturePadProps {
  /** what was signed before, in base64 */
  signature: string
  error: string | undefined
  onSign: (signature: string) => void
}

/** Room for the customer to sign with a finger. */
export function SignaturePad({ signature, error, onSign }: SignaturePadProps) {
  const id = useId()
  const note = `${id}note`
  const canvas = useRef<HTMLCanvasElement>(null)
  const isDrawing = useRef(false)
  const first = useRef(signature)

  useEffect(() => {
    if (!canvas.current) return
    clear(canvas.current)
    if (first.current) void redraw(canvas.current, first.current).catch(() => undefined)
  }, [])

  const start = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    isDrawing.current = true
    const [x, y] = placeOf(event)
    const pen = penOf(event.currentTarget)
    pen?.beginPath()
    pen?.moveTo(x, y)
    // A tap is a dot.
    pen?.lineTo(x, y + 0.5)
    pen?.stroke()
  }
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!isDrawing.current) return
    const pen = penOf(event.currentTarget)
    pen?.lineTo(...placeOf(event))
    pen?.stroke()
  }
  const lift = ({ currentTarget }: PointerEvent<HTMLCanvasElement>) => {
    if (!isDrawing.current) return
    isDrawing.current = false
    onSign(signatureOf(currentTarget))
  }
  const again = () => {
    if (canvas.current) clear(canvas.current)
    onSign('')
  }

  return (
    <div
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
      aria-describedby={note}
      data-faulty={error ? '' : undefined}
      className="scroll-my-32 outline-none"
    >
      <p id={id} className="mb-1.5 text-xs font-medium">
        {m.field_signature()}
      </p>
      <canvas
        ref={canvas}
        width={SIGNATURE.width}
        height={SIGNATURE.height}
        role="img"
        aria-label={signature ? m.field_signature_there() : m.field_signature_none()}
        onPointerDown={start}
        onPointerMove={draw}
        onPointerUp={lift}
        onPointerCancel={lift}
        className={clsx(
          'w-full max-w-md touch-none rounded-control border bg-white',
          error ? 'border-red' : 'border-control',
        )}
      />
      <FieldNote id={note} help={m.field_signature_help()} error={error} />
      {signature && (
        <Button variant="line" size="sm" className="mt-2" onClick={again}>
          {m.field_signature_again()}
        </Button>
      )}
    </div>
  )
}

function penOf(canvas: HTMLCanvasElement) {
  const pen = canvas.getContext('2d')
  if (pen) Object.assign(pen, { lineWidth: 2.5, lineCap: 'round', lineJoin: 'round', strokeStyle: '#111' })
  return pen
}

function clear(canvas: HTMLCanvasElement) {
  const pen = canvas.getContext('2d')
  if (!pen) return
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
}

function placeOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>): [x: number, y: number] {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return [((clientX - left) * currentTarget.width) / width, ((clientY - top) * currentTarget.height) / height]
}
