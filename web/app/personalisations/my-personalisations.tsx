export const clientLoader = () => null

export default function MyPersonalisations() {
  return null
}
