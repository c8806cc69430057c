export default function Quotation() {
  return null
}
