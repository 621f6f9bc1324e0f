/**
 * Names that have capitals, and yet are no words without them. The dictionary holds them in their own case; hasty notes write "eks" and
 * "kaggle" and mean the same.
 */
export const LOWERED = new Set(
  (
    'acpi adb aes afni aix ajax aks alac alsa altera anki apns aprs asan asio atari aur autogen av1 avr avx avx2 avx512 axi ' +
    'ble bpf braintree bwa caffe cdk chainer cifs clippy cloudsql conda cordova coredata creo criu cura cvs darknet dask ' +
    'datahub drf duckduckgo dvc ebs ecr eigen ejs ekf eks energia erb evm exim f2fs falco frappe frida frr fsl ft8 gatling ' +
    'gba gcs gdm geth gha ghdl gmp hana hedera heimdall hls hmac houdini i2s iis imu itk jax jdk jfr jms jmx jni joplin jpa ' +
    'jsp kaggle keda koha kvm livewire lottie lstm lvm lwc lxde mapillary maui megatron meraki mimir mkl monit moq moveit ' +
    'mpi msw nakama nanopore ndk nfc nfs nlb nss ntp nucleo omeka osm paho paxos peft phaser pkce plex pm2 prisma psram ptp ' +
    'pubsub qml rasa rdma rds rfid ros rpi rsa sbt scim scsi sctp sdcc sdio sdl sdl2 sdl3 seurat shap simd smb snes sns ' +
    'solaris spyder sse ssis ssrs stryker suse swc swd tanzu tegra tftp timeshift tpm trac trixie typer uart umap uvm uwb ' +
    'uwp vala vfio vitis vlc voron vrml vst vtk vulkan wasi wcf weebly wfs wix wms wpf wrf xdp xen xero xfs xna xsd yolo ' +
    'z80 zeroconf zuul'
  ).split(' '),
)
