import { useEffect, useRef, useState } from 'react'
import { m } from '#messages'

/** Whether the camera is seen; else why not, in words. */
export type Camera = { state: 'starting' | 'on' } | { state: 'refused'; why: string }

/** Shows the camera at the back of the phone in a video for as long as the component is there. */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null)
  const [camera, setCamera] = useState<Camera>({ state: 'starting' })

  useEffect(() => {
    let isLeft = false
    let stream: MediaStream | undefined
    const refuse = (why: string) => {
      if (!isLeft) setCamera({ state: 'refused', why })
    }
    const start = async () => {
      stream = await openCamera()
      if (isLeft || !video.current) return stopCamera(stream)
      for (const track of stream.getTracks()) track.addEventListener('ended', () => refuse(m.units_camera_off()))
      video.current.srcObject = stream
      await video.current.play()
      if (!isLeft) setCamera({ state: 'on' })
    }
    start().catch((error: unknown) => refuse(wordsFor(error)))
    return () => {
      isLeft = true
      stopCamera(stream)
    }
  }, [])

  return { video, camera }
}

async function openCamera(): Promise<MediaStream> {
  // Absent where the page did not come over a safe connection, whatever its type says.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices?.getUserMedia) throw new DOMException('', 'SecurityError')
  return devices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  })
}

function stopCamera(stream: MediaStream | undefined) {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

function wordsFor(error: unknown): string {
  switch (error instanceof DOMException ? error.name : '') {
    case 'NotAllowedError':
      return m.units_camera_refused()
    case 'NotFoundError':
    case 'OverconstrainedError':
      return m.units_camera_none()
    case 'NotReadableError':
    case 'AbortError':
      return m.units_camera_busy()
    case 'SecurityError':
    case 'TypeError':
      return m.units_camera_insecure()
    default:
      return m.units_camera_failed()
  }
}
