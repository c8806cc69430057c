export default function AdminEditProduct() {
  return null
}
