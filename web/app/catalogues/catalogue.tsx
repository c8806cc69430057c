export default function Catalogue() {
  return null
}
