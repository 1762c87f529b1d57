import { createRequire } from 'node:module';
import { type Canvas, createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';

export type Colour = readonly [red: number, green: number, blue: number];

interface Place {
  readonly x: number;
  readonly y: number;
}

const font = 'Cairo Bold';
GlobalFonts.registerFromPath(
  createRequire(import.meta.url).resolve('@expo-google-fonts/cairo/700Bold/Cairo_700Bold.ttf'),
  font,
);

const css = ([red, green, blue]: Colour) => `rgb(${red}, ${green}, ${blue})`;

/** Small picture rendered by code: flat shapes and a caption. Lengths in pixels, from the top left. */
export class Sketch {
  private readonly canvas: Canvas;
  private readonly context: SKRSContext2D;

  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    this.canvas = createCanvas(width, height);
    this.context = this.canvas.getContext('2d');
  }

  /** Fills the entire picture with a gradient, from one colour at the top to another at the bottom. */
  gradient(top: Colour, bottom: Colour): void {
    const gradient = this.context.createLinearGradient(0, 0, 0, this.height);
    gradient.addColorStop(0, css(top));
    gradient.addColorStop(1, css(bottom));
    this.context.fillStyle = gradient;
    this.context.fillRect(0, 0, this.width, this.height);
  }

  rectangle({ x, y }: Place, width: number, height: number, colour: Colour): void {
    this.context.fillStyle = css(colour);
    this.context.fillRect(x, y, width, height);
  }

  disc({ x, y }: Place, radius: number, colour: Colour): void {
    this.context.fillStyle = css(colour);
    this.context.beginPath();
    this.context.arc(x, y, radius, 0, Math.PI * 2);
    this.context.fill();
  }

  /** A line with round ends. */
  stroke(from: Place, to: Place, width: number, colour: Colour): void {
    this.context.strokeStyle = css(colour);
    this.context.lineWidth = width;
    this.context.lineCap = 'round';
    this.context.beginPath();
    this.context.moveTo(from.x, from.y);
    this.context.lineTo(to.x, to.y);
    this.context.stroke();
  }

  /** Text whose capitals start at a position and are `height` pixels tall. */
  text(words: string, { x, y }: Place, height: number, colour: Colour): void {
    // Cairo's capital height is seven tenths of its font size.
    this.context.font = `${height / 0.7}px "${font}"`;
    this.context.fillStyle = css(colour);
    this.context.fillText(words, x, y + height);
  }

  /** Text that ends at a position on its right. */
  textBefore(words: string, { x, y }: Place, height: number, colour: Colour): void {
    this.context.textAlign = 'right';
    this.text(words, { x, y }, height, colour);
    this.context.textAlign = 'left';
  }

  toPng(): Buffer {
    return this.canvas.toBuffer('image/png');
  }
}
