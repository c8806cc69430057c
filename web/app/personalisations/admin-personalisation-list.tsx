export const clientLoader = () => null

export default function AdminPersonalisationList() {
  return null
}
