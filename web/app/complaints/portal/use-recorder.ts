import { useEffect, useEffectEvent, useRef, useState } from 'react'

export const LONGEST_SECONDS = 15

/** 640 × 480 at this rate, fifteen seconds are about 3 MB. */
const BITS_PER_SECOND = 1_500_000

/** The first that the browser can write: MP4 plays everywhere. */
const KINDS = ['video/mp4', 'video/webm']

type State = 'starting' | 'ready' | 'recording' | 'refused'

/** Whether this browser can record at all. */
export const canRecord = (): boolean => typeof MediaRecorder !== 'undefined' && 'mediaDevices' in navigator

/** Shows the camera and records it with its sound; the camera is off as soon as the component is gone. */
export function useRecorder(onVideo: (video: File) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const recorder = useRef<MediaRecorder>(undefined)
  const stream = useRef<MediaStream>(undefined)
  const [state, setState] = useState<State>('starting')
  const [seconds, setSeconds] = useState(0)
  const take = useEffectEvent(onVideo)

  useEffect(() => {
    let isLeft = false
    const open = async () => {
      const opened = await openCamera()
      if (isLeft || !video.current) return end(opened)
      stream.current = opened
      video.current.srcObject = opened
      await video.current.play()
      if (!isLeft) setState('ready')
    }
    open().catch(() => !isLeft && setState('refused'))
    return () => {
      isLeft = true
      if (recorder.current) recorder.current.onstop = null
      end(stream.current)
    }
  }, [])

  useEffect(() => {
    if (state !== 'recording') return undefined
    const began = Date.now()
    const timer = setInterval(() => {
      const passed = Math.floor((Date.now() - began) / 1000)
      setSeconds(passed)
      if (passed >= LONGEST_SECONDS) recorder.current?.stop()
    }, 250)
    return () => clearInterval(timer)
  }, [state])

  const start = () => {
    if (!stream.current) return
    const kind = KINDS.find((one) => MediaRecorder.isTypeSupported(one))
    const parts: Blob[] = []
    const recording = new MediaRecorder(stream.current, {
      ...(kind && { mimeType: kind }),
      videoBitsPerSecond: BITS_PER_SECOND,
    })
    recording.ondataavailable = ({ data }) => parts.push(data)
    recording.onstop = () => {
      const type = recording.mimeType.split(';')[0] || 'video/webm'
      take(new File(parts, `video.${type.endsWith('mp4') ? 'mp4' : 'webm'}`, { type }))
    }
    recorder.current = recording
    recording.start()
    setSeconds(0)
    setState('recording')
  }
  return { video, state, seconds, start, stop: () => recorder.current?.stop() }
}

/** The camera at the back with sound; without sound where there is no microphone or it was refused. */
async function openCamera(): Promise<MediaStream> {
  const video = { facingMode: 'environment', width: { ideal: 640 }, height: { ideal: 480 }, frameRate: { ideal: 24 } }
  try {
    return await navigator.mediaDevices.getUserMedia({ video, audio: true })
  } catch {
    return navigator.mediaDevices.getUserMedia({ video })
  }
}

const end = (stream: MediaStream | undefined) => stream?.getTracks().forEach((track) => track.stop())
