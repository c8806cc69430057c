export default function AdminAddProduct() {
  return null
}
