import { useEffect, useRef, useState } from 'react'

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
      for (const track of stream.getTracks())
        track.addEventListener('ended', () => refuse('The camera was switched off'))
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
      return 'The camera is not allowed here. Allow it for this site in the settings of your browser.'
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'This device has no camera that we can use.'
    case 'NotReadableError':
    case 'AbortError':
      return 'Another program is using the camera.'
    case 'SecurityError':
    case 'TypeError':
      return 'The camera works only over a secure connection (https).'
    default:
      return 'The camera did not start.'
  }
}
