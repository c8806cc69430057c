export const clientLoader = () => null

export default function AdminExtensionList() {
  return null
}
