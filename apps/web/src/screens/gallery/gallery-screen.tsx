export default function GalleryScreen() {
  return <h1>Gallery</h1>;
}
