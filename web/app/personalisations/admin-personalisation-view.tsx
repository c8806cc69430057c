export const clientLoader = () => null

export default function AdminPersonalisationView() {
  return null
}
