export default function AdminProductList() {
  return null
}
