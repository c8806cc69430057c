export const clientLoader = () => null

export default function AdminAddRegistration() {
  return null
}
