export default function AdminProductView() {
  return null
}
